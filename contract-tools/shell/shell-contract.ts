import type { Schema } from '../read/document.ts'

/** A message from the page to the shell. */
export interface ShellMessage {
  /** The version of the contract that brought it. */
  since: string
  summary: string
  description: string
  /** A person waits to leave the screen. */
  leaves: boolean
  /** What the page does if the shell does not take it. */
  without: string
  payload: Schema
  /** Payloads by name: the shell must take the good ones, and refuse the bad ones. */
  good: Record<string, unknown>
  bad: Record<string, unknown>
}

/** What a shell has to do beside messages. */
interface ShellDuty {
  title: string
  must: string
  ios: string
  android: string
  /** What a borrower sees of a shell that does not. */
  seen: string
}

interface ShellObject {
  /** Its path on the window. */
  name: string
  takes: string
  answers: string
}

/** A language that an address can ask for. */
export interface ShellLanguage {
  /** Of ISO 639. */
  code: string
  /** The value of `lang`. */
  lang: string
  market: string
}

export interface ShellParameter {
  description: string
  example?: string
  /** The app's own links write it, no shell has to. */
  by?: 'app'
}

/** The contract with the native shell as authors write it, in openapi/shell. */
export interface ShellSource {
  title: string
  version: string
  summary: string
  description: string
  objects: {
    ios: ShellObject
    android: ShellObject
    reply: { name: string; takes: string }
    readiness: { name: string; event: string; description: string }
  }
  message: { description: string; schema: Schema }
  /** Each answer with its meaning. */
  answers: Record<string, string>
  /** What a shell returns that will answer later. */
  pending: string
  answerForms: string
  /** `keptBy`: who may not go beyond it. */
  limits: Record<string, { value: number; keptBy: 'shell' | 'page'; description: string }>
  versions: string
  messages: Record<string, ShellMessage>
  session: {
    description: string
    spelling: string[]
    /** By the name of `x-session`. */
    kinds: Record<string, string>
    /** Their order counts: the first one is everybody's who asks for nothing, and the first of a market is its own. */
    languages: ShellLanguage[]
    others: Record<string, ShellParameter>
    change: string
  }
  parameters: Record<string, ShellParameter>
  duties: Record<string, ShellDuty>
  /** Behaviours of a shell. All but the first are mistakes. */
  mistakes: Record<string, { summary: string; seen: string }>
}

/** A screen's address as its route declares it. */
export interface ScreenAddress {
  /** As the shell writes it. */
  path: string
  name: string
  /** The part of the product. */
  domain: string
  /** The name of the session that it needs. */
  session: string
  parameters: { name: string; required: boolean }[]
  example: string
  /** Where the route is, for messages about it. */
  file: string
}

/** The same as tools and readers get it, in openapi/generated/shell.json. */
export interface ShellContract extends Omit<ShellSource, 'session' | 'parameters'> {
  'x-generated': string
  session: Omit<ShellSource['session'], 'others'> & {
    parameters: (ShellParameter & { name: string; of: 'every call' | 'card repayment' | 'page' })[]
  }
  addresses: (Omit<ScreenAddress, 'parameters' | 'file'> & {
    parameters: (ShellParameter & { name: string; required: boolean })[]
  })[]
}
