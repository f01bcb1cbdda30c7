import { expect, it } from 'vitest'
import { faceOf } from './faces'

it('a face is named by its counter, its size and its state', () => {
  expect(faceOf('uk_1', 'front', true, 'allied')).toBe('#c-uk_1-full')
  expect(faceOf('uk_1', 'reduced', false, 'allied')).toBe('#c-uk_1-small-reduced')
})

it('the back of a side is drawn in one size only', () => {
  expect(faceOf('uk_1', 'hidden', true, 'allied')).toBe('#c-back-allied')
  expect(faceOf('uk_1', 'hidden', false, 'allied')).toBe('#c-back-allied')
})
