// Test files of one worker share globals, and so the server's time and other things that a page has learned.
for (const name of Object.keys(globalThis)) if (name.startsWith('rupya')) Reflect.deleteProperty(globalThis, name)
