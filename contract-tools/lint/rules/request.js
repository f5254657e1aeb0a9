/** Every operation has an example request; `{}` says that it has no fields except the session's. */
export function operationRequest() {
  return {
    Operation(operation, { report, location }) {
      const request = operation['x-request']
      if (!request)
        report({
          message: `\`${operation.operationId}\` must show a whole request in \`x-request\`, \`{}\` where it takes nothing.`,
          location: location.key(),
        })
      else if (operation.requestBody && Object.keys(request).length === 0)
        report({ message: 'The request shows nothing of the body.', location: location.child(['x-request']) })
    },
  }
}

/** An example request contains only texts, as on the wire: `score: 5` would be a number. */
export function requestInTexts() {
  return {
    ExampleRequest(request, { report, location }) {
      for (const [name, value] of Object.entries(request))
        if (typeof value !== 'string')
          report({ message: `\`${name}\` is sent as a text: put it in quotes.`, location: location.child([name]) })
    },
  }
}
