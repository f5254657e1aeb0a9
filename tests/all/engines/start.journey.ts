import { test } from './person.ts'

test('The order opens on each of ten loads, however early the scripts are there @APP-72', async ({ phone }) => {
  await phone.open('/loanDetails')
  await phone.sees('Waktunya membayar')
  for (let load = 0; load < 9; load += 1) {
    await phone.page.reload()
    await phone.sees('Waktunya membayar')
  }
})
