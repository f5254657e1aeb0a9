// The payment site of the mock server. A world behind HTTP is told of the payment at once. A world inside the browser runs in
// the app's page: it reads the paid tokens from the storage of their common origin (mocks/browser.ts).
const params = new URLSearchParams(location.search)
const token = params.get('token') ?? ''
const world = params.get('world')
const byId = (id) => document.getElementById(id)

const PAID_TOKENS_KEY = 'rupya:world-paid'
const PAID_ALREADY = 'This payment has been made already.'

function show() {
  const amount = params.get('amount') ?? ''
  const currency = params.get('currency') ?? ''
  const isShown = /^\d{1,14}$/.test(amount) && /^[A-Z]{3}$/.test(currency)
  const format =
    isShown && new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  byId('amount').textContent = format ? format.format(Number(amount) / 100) : '–'
  byId('order').textContent = params.get('order') ?? '–'
}

/** Pays in a world behind HTTP. Returns the reason if it was refused. */
async function payOverHttp() {
  const reply = await fetch(`/__world/alipay/pay?${new URLSearchParams({ world })}`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  })
  const { refused } = await reply.json()
  return refused
}

/** Stores the payment for the world inside this browser. Returns the reason if it was refused. */
function payInThisBrowser() {
  const paid = JSON.parse(localStorage.getItem(PAID_TOKENS_KEY) ?? '[]')
  if (paid.includes(token)) return PAID_ALREADY
  localStorage.setItem(PAID_TOKENS_KEY, JSON.stringify([...paid, token]))
}

async function pay() {
  if (byId('pay').disabled) return
  byId('pay').disabled = true
  byId('answer').textContent = ''
  try {
    const refused = world === null ? payInThisBrowser() : await payOverHttp()
    if (refused) byId('answer').textContent = refused
    else history.back()
  } catch {
    byId('answer').textContent = 'The world does not answer. Nothing was paid.'
  } finally {
    byId('pay').disabled = false
  }
}

show()
byId('pay').addEventListener('click', () => void pay())
byId('cancel').addEventListener('click', () => history.back())
for (const button of document.querySelectorAll('button')) button.disabled = false
