import { Refused } from './api/client'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })

// A line that is down is told by the notice at the table and by the pages; whoever asked in passing need not say it again.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Refused && event.reason.status === 0) event.preventDefault()
})
