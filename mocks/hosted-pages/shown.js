// The page that frames this one cannot see whether its text has loaded (docs/hosted-pages.md).
parent.postMessage('agreement:shown', '*')
