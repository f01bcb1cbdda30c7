/** The door to the server: typed calls, typed refusals. */

import type { components, paths } from './schema'

export type Schemas = components['schemas']
export type State = Schemas['State']
export type Board = Schemas['Board']
export type Unit = Schemas['Unit']
export type Piece = Schemas['Piece']
export type Option = Schemas['Option']
export type Hint = Schemas['Hint']
export type Message = Schemas['Message']
export type Fact = Schemas['Fact']
export type Battle = Schemas['Battle']
export type Reach = Schemas['Reach']
export type Layer = Schemas['Layer']
export type LayerName = Schemas['LayerName']
export type Space = Schemas['Space']
export type Drawings = Schemas['Drawings']
export type Thinking = Schemas['Thinking']
export type Timeline = Schemas['Timeline']
export type Replay = Schemas['Replay']
export type Tray = Schemas['Tray']
export type Track = Schemas['Track']
export type Offer = Schemas['Offer']
export type Entry = Schemas['Entry']
export type GameEvent = Schemas['Event']
export type Update = Schemas['Update']
export type Trouble = Schemas['Trouble']
export type Why = Schemas['Why']
export type Me = Schemas['Me']
export type GameCard = Schemas['GameCard']
export type TableCard = Schemas['TableCard']
export type ChatLine = Schemas['ChatLine']
export type Analysis = Schemas['Analysis']
export type Mistake = Schemas['Mistake']

/** A refusal by the server, or a line that is down (`status` 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.text)
  }
  get code(): string {
    return this.trouble.error
  }
}

type Method = 'get' | 'post' | 'put' | 'delete'
type PathsWith<M extends Method> = { [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never }[keyof paths]
type Operation<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: infer O } ? O : never
type Parameters<O> = O extends { parameters: infer A } ? A : never
type PathValues<O> = Parameters<O> extends { path: infer V } ? V : Record<string, never>
type QueryValues<O> = Parameters<O> extends { query?: infer V } ? V : never
type Sent<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined
type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : undefined
type Answer<O> = O extends { responses: infer R }
  ? R extends { 200: infer A }
    ? JsonOf<A>
    : R extends { 201: infer A }
      ? JsonOf<A>
      : undefined
  : never

interface Call<O> {
  path?: PathValues<O>
  query?: QueryValues<O>
  body?: Sent<O>
  signal?: AbortSignal
}

/** Fills `{table}` and the like into a path and writes the query behind it. */
export function address(template: string, path: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  if (!asked.length) return filled
  return `${filled}?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`
}

async function refusal(response: Response): Promise<Refused> {
  try {
    return new Refused(response.status, (await response.json()) as Trouble)
  } catch {
    return new Refused(response.status, { error: 'fault', text: response.statusText, why: null, version: null, args: [] } as Trouble)
  }
}

/** Asks the server. The answer is read to its end here: a line may break in the middle of it as well as before. */
export async function send(method: string, url: string, body?: BodyInit, type?: string, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'X-Scirocco': '1' }
  if (type) headers['Content-Type'] = type
  let response: Response
  try {
    const line = await fetch(url, { method, headers, body, signal, credentials: 'same-origin' })
    const whole = await line.blob()
    response = new Response(line.status === 204 ? null : whole, line)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Refused(0, { error: 'no-line', text: '', why: null, version: null } as Trouble)
  }
  if (!response.ok) throw await refusal(response)
  return response
}

async function call<M extends Method, P extends PathsWith<M>>(
  method: M,
  path: P,
  given: Call<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const url = address(path, given.path as Record<string, unknown>, given.query as Record<string, unknown> | undefined)
  const body = given.body === undefined ? undefined : JSON.stringify(given.body)
  const response = await send(method.toUpperCase(), url, body, body && 'application/json', given.signal)
  const text = response.status === 204 ? '' : await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer<Operation<P, M>>
}

/** `api.get('/api/tables/{table}', { path: { table } })` and so on; what comes back has its type. */
export const api = {
  get: <P extends PathsWith<'get'>>(path: P, given?: Call<Operation<P, 'get'>>) => call('get', path, given),
  post: <P extends PathsWith<'post'>>(path: P, given?: Call<Operation<P, 'post'>>) => call('post', path, given),
  put: <P extends PathsWith<'put'>>(path: P, given?: Call<Operation<P, 'put'>>) => call('put', path, given),
  remove: <P extends PathsWith<'delete'>>(path: P, given?: Call<Operation<P, 'delete'>>) => call('delete', path, given),
}
