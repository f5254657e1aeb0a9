import {
  componentName,
  type ExampleRequest,
  type Failure,
  type Schema,
  type SourceDocument,
  type SourceOperation,
  UNKNOWN_PARAMETER,
} from '../read/document.ts'

/** The common failure for this operation, with a request that the operation must refuse. */
export function invalidRequest(operation: SourceOperation, source: SourceDocument): Failure {
  return { ...source['x-common-outcomes'].invalidRequest, 'x-request': requestToRefuse(operation, source) }
}

/** The operation's request without a required field, or with an unknown parameter if nothing is required. */
function requestToRefuse(operation: SourceOperation, source: SourceDocument): ExampleRequest {
  const { [requiredField(operation, source) ?? '']: leftOut, ...request } = operation['x-request']
  return leftOut === undefined ? { ...request, [UNKNOWN_PARAMETER]: '1' } : request
}

function requiredField(operation: SourceOperation, source: SourceDocument): string | undefined {
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => resolveSchema(schema, source))
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    'name' in parameter && parameter.in === 'query' && parameter.required ? [parameter.name] : [],
  )
  return [...bodies.flatMap(({ required }) => (Array.isArray(required) ? required.map(String) : [])), ...parameters][0]
}

function resolveSchema(schema: Schema, { components }: SourceDocument): Schema {
  const { $ref } = schema
  return (typeof $ref === 'string' && components.schemas[componentName($ref)]) || schema
}
