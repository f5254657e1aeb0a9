import { LOAN_RANGES } from '../../api/loan-ranges.ts'
import type { Market } from '../../lib/market.ts'
import { formatMoney } from '../../lib/money.ts'
import type { Company, ExampleLoan } from '../../platform/company-settings.ts'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { m } from '../../platform/i18n/generated/messages.js'
import { costOf } from './cost-of.ts'

interface FeeTableProps {
  loans: Company['exampleLoans']
  language: Locale
}

/** The cost of the smallest loan in each market whose rate is set; nothing if none is. */
export function FeeTable({ loans, language }: FeeTableProps) {
  const markets = (['id', 'in'] as const).flatMap((market) => {
    const loan = loans[market]
    return loan ? [{ market, rows: exampleOf(market, loan, language) }] : []
  })
  if (markets.length === 0) return null
  return (
    <section className="site-part site-example">
      <h2>{m.site_example_title()}</h2>
      <p>{m.site_example_text()}</p>
      <div>
        {markets.map(({ market, rows }) => (
          <section key={market}>
            <h3>{market === 'id' ? m.site_indonesia() : m.site_india()}</h3>
            <dl>
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}

/** The texts about a loan in a market, in order. */
function exampleOf(market: Market, loan: ExampleLoan, language: Locale) {
  const { least } = LOAN_RANGES[market]
  const { cost, yearRate } = costOf(least, loan)
  const money = (major: number) => formatMoney({ major }, market)
  const percent = (rate: number) =>
    `${rate.toLocaleString(language, { maximumFractionDigits: 20, useGrouping: false })}%`
  const rows: [name: string, value: string][] = [
    [m.site_example_amount(), money(least)],
    [m.site_example_term(), m.site_example_days({ days: loan.days })],
    [m.site_example_rate(), m.site_example_rates({ day: percent(loan.dayRate), year: percent(yearRate) })],
    [m.site_example_cost(), money(cost)],
    [m.site_example_repay(), money(least + cost)],
  ]
  return rows
}
