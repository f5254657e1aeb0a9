/** Every operation shows the request that its examples answer; `{}` says that it takes nothing but the session. */
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

/** An example's request holds texts only, as they go over the wire: `score: 5` would be a number. */
export function requestInTexts() {
  return {
    ExampleRequest(request, { report, location }) {
      for (const [name, value] of Object.entries(request))
        if (typeof value !== 'string')
          report({ message: `\`${name}\` is sent as a text: put it in quotes.`, location: location.child([name]) })
    },
  }
}
