import { describe, expect, it } from 'vitest'
import { ago } from './ago'
import { invitationLink, readInvitation } from './invitations'
import { beside, stopsOn } from './tour'

describe('how long ago', () => {
  const now = Date.parse('2026-06-10T12:00:00Z')
  it('is told in the largest whole unit', () => {
    expect(ago('2026-06-10T11:59:40Z', 'en', now)).toBe('now')
    expect(ago('2026-06-10T10:30:00Z', 'en', now)).toBe('1 hour ago')
    expect(ago('2026-06-09T10:00:00Z', 'fr', now)).toBe('hier')
  })
  it('never lies in the future, whatever the clocks say', () => {
    expect(ago('2026-06-10T12:05:00Z', 'en', now)).toBe('now')
  })
})

describe('an invitation', () => {
  const invitation = { table: 'ab12cd', token: 'x_Y-9.=', game: 'alamein', side: 'axis', from: 'Ana & Zé' }
  const read = (link: string) => {
    const url = new URL(link, 'http://table')
    return readInvitation(url.pathname.split('/')[2] ?? '', url.searchParams)
  }
  it('comes out of its link as it went in', () => {
    expect(read(invitationLink(invitation))).toEqual(invitation)
  })
  it('is refused when a piece of the link is lost', () => {
    expect(read('/join/ab12cd')).toBeNull()
    expect(read('/join/x?token=abc')).toBeNull()
    expect(read('/join/ab12cd?token=a%20b')).toBeNull()
  })
  it('says nothing that cannot be true', () => {
    expect(read('/join/ab12cd?token=a&game=%3Cb%3E&side=Nobody%20here')).toMatchObject({ game: '', side: '' })
    expect(read(`/join/ab12cd?token=a&from=${'x'.repeat(99)}`)?.from).toHaveLength(40)
  })
})

describe('the guided tour', () => {
  const SCREEN = { width: 1000, height: 800 }
  const BUBBLE = { width: 300, height: 150 }
  it('leaves out what is not on the screen', () => {
    expect(stopsOn((part) => part === 'board').map((stop) => stop.id)).toEqual(['welcome', 'board', 'help'])
  })
  it('stands below, above, or beside a part, and never off the screen', () => {
    expect(beside({ left: 0, top: 0, width: 1000, height: 60 }, BUBBLE, SCREEN)).toEqual({ left: 350, top: 74 })
    expect(beside({ left: 0, top: 700, width: 1000, height: 100 }, BUBBLE, SCREEN)).toEqual({ left: 350, top: 536 })
    expect(beside({ left: 700, top: 0, width: 300, height: 800 }, BUBBLE, SCREEN)).toEqual({ left: 386, top: 325 })
    expect(beside({ left: 0, top: 0, width: 300, height: 800 }, BUBBLE, SCREEN)).toEqual({ left: 314, top: 325 })
    expect(beside({ left: 0, top: 0, width: 1000, height: 800 }, BUBBLE, SCREEN)).toEqual({ left: 350, top: 325 })
    expect(beside(null, BUBBLE, SCREEN)).toEqual({ left: 350, top: 325 })
  })
})
