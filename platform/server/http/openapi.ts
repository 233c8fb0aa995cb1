import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api.ts'
import type { Route } from './routes.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const parametersOf = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

const requestBodyOf = ({ method, body, upload, raw }: Endpoint): Json => {
  if (raw) return { requestBody: { content: { '*/*': {} } } }
  if (!upload)
    return body ? { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } } : {}
  const { properties = {} } = body ? (schemaOf(body, 'input') as { properties?: Json }) : {}
  const file = { type: 'string', format: 'binary' }
  if (method === 'PUT') return { requestBody: { content: { 'application/octet-stream': { schema: file } } } }
  return {
    requestBody: {
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { ...properties, fileData: file } } } },
    },
  }
}

const replyOf = ({ reply }: Endpoint): Json => {
  if (!('kind' in reply)) {
    return { description: 'success', content: { 'application/json': { schema: schemaOf(reply, 'output') } } }
  }
  return reply.kind === 'text'
    ? { description: 'a line of text', content: { 'text/plain': {} } }
    : { description: 'the file', content: { 'application/octet-stream': {} } }
}

const operationOf = ({ name, endpoint }: Route): Json => ({
  operationId: name,
  summary: endpoint.summary,
  'x-access': endpoint.access,
  ...(endpoint.fails && { 'x-fails': endpoint.fails }),
  ...(endpoint.access !== 'public' && { security: [{ token: [] }] }),
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.submits
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
      : []),
  ],
  ...requestBodyOf(endpoint),
  responses: { '200': replyOf(endpoint), default: { $ref: '#/components/responses/Failure' } },
})

/** The contract as OpenAPI 3.1, derived from the same tables as the routes. */
export const openApiOf = (routes: readonly Route[], publicUrl: string): Json => {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    // OpenAPI has no path parameter that may contain slashes, so `{name*}` becomes `{name}`.
    const address = route.endpoint.path.replace('*}', '}')
    const path = paths[address] ?? {}
    path[route.endpoint.method.toLowerCase()] = operationOf(route)
    paths[address] = path
  }
  const text = { type: 'string' }
  const fields = { type: 'array', items: { type: 'object', properties: { path: text, msg: text } } }
  const failure = {
    type: 'object',
    required: ['status', 'code', 'msg'],
    properties: { status: text, code: text, msg: text, fields },
  }
  return {
    openapi: '3.1.0',
    info: { title: '一链维权', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      responses: { Failure: { description: 'failure', content: { 'application/json': { schema: failure } } } },
    },
  }
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const sectionOf = ({ endpoint, name }: Route): string => {
  const part = (title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
    schema ? `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(schemaOf(schema, io), null, 2))}</pre>` : ''
  const reply = 'kind' in endpoint.reply ? undefined : endpoint.reply
  return `<details id="${escapeHtml(name)}"><summary><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code> ${escapeHtml(endpoint.summary)} · ${endpoint.access}</summary>${part('params', endpoint.params, 'input')}${part('query', endpoint.query, 'input')}${part('body', endpoint.body, 'input')}${part('reply', reply, 'output')}</details>`
}

/** The contract as an HTML page without script or style, so that the strict CSP holds for it too. */
export const docsPageOf = (routes: readonly Route[]): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>接口说明 · 一链维权</title><h1>接口说明</h1><p><a href="/api/openapi.json">OpenAPI 3.1</a> · ${routes.length} 个接口</p>${routes.map(sectionOf).join('')}</html>`
