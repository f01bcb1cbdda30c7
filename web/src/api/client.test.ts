import { afterEach, expect, test, vi } from 'vitest'
import { api, Refused, send } from './client'

const answered = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
afterEach(() => vi.unstubAllGlobals())

const broken = () =>
  new ReadableStream({
    start(line) {
      line.enqueue(new TextEncoder().encode('{"half": '))
      line.error(new TypeError('Failed to fetch'))
    },
  })

test('a line that breaks in the middle of an answer is a refusal like one that never stood', async () => {
  for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), async () => new Response(broken())]) {
    answered(answer)
    const fault: unknown = await send('GET', '/api/session').catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Refused)
    expect((fault as Refused).status).toBe(0)
  }
})

test('an answer keeps its status, its type and its text', async () => {
  answered(async () => new Response('<svg/>', { status: 203, headers: { 'content-type': 'image/svg+xml' } }))
  const answer = await send('GET', '/a.svg')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([203, 'image/svg+xml', '<svg/>'])
  answered(async () => new Response(null, { status: 204 }))
  expect(await api.get('/api/session')).toBeUndefined()
})

test('what the server refuses comes with its reason', async () => {
  answered(async () => new Response('{"error": "no-table", "text": "there is no such table"}', { status: 404 }))
  const fault: unknown = await send('GET', '/api/tables/x').catch((error: unknown) => error)
  expect([(fault as Refused).status, (fault as Refused).code]).toEqual([404, 'no-table'])
})
