import { afterEach, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn())
vi.mock('../api/client', async (real) => ({ ...(await real<typeof import('../api/client')>()), send }))

import { Refused } from '../api/client'
import { hang } from './sheets'

afterEach(() => vi.useRealTimers())

const trouble = { error: 'no-line', text: '', why: null, version: null } as unknown as Refused['trouble']

test('a drawing is asked for again while the line is down, and as long as somebody wants it', async () => {
  vi.useFakeTimers()
  send.mockRejectedValue(new Refused(0, trouble))
  const leave = hang('/a.svg')({} as Element)
  await vi.advanceTimersByTimeAsync(7000)
  expect(send).toHaveBeenCalledTimes(3)
  leave()
  await vi.advanceTimersByTimeAsync(9000)
  expect(send).toHaveBeenCalledTimes(3)
})
