import type { Scenario } from './scenario-type.ts'
import { complaintsOf } from '../state/complaints.ts'
import type { World } from '../world.ts'

type Kept = (problem: { answered: boolean; toScore: boolean }) => boolean

/** Keeps only the complaints for which `kept` is true. */
const keepProblems = (kept: Kept) => async (world: World) => {
  const { problems } = await complaintsOf(world)
  for (const problem of problems.findMany()) {
    const { disposeDetail, isScore } = problem.detail
    if (!kept({ answered: Boolean(disposeDetail), toScore: Number(isScore) === 1 })) problems.delete(problem)
  }
}

/** The loan of the complaints. */
const LOAN = { market: 'id', orderNo: '723421968459640174' }
const LIST = { path: '/complaintList', search: {} }
/** The details of one of the contract's examples. */
const detailsOf = (problemId: string) => ({ path: '/complainDetails', search: { problemId } })

const INDONESIAN = { orderNo: '723421968459640174' }
const INDIAN = { orderNo: '723421968459640005' }

const chat = (search: Record<string, string>) => ({ path: '/intelligentCustomerService', search })

const hardWords = {
  question:
    '<b onclick="alert(1)">Baris pertama</b>\nBaris kedua <img src=x onerror=alert(1)>\nhttps://rupya.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  answerList: [
    { id: 11, title_local: '<i>Pilihan</i> & “kutipan”', title_local_alias: null, action_type: 77 },
    { id: 12, title_local: 'Pertanggungjawabanketerlambatanpembayaran', title_local_alias: null, action_type: null },
  ],
}

/** Complaints and the chatbot. */
export const complaintsScenarios: Record<string, Scenario> = {
  'complaints-several': { summary: 'Complaints that wait, and answered ones', address: LIST },
  'complaints-empty': { summary: 'No complaints yet', seed: keepProblems(() => false), address: LIST },
  'complaint-waiting': {
    summary: 'One complaint, waiting for an answer',
    seed: keepProblems(({ answered }) => !answered),
    address: detailsOf('8211004503'),
  },
  'complaint-answered': {
    summary: 'One complaint, answered and to be rated',
    seed: keepProblems(({ toScore }) => toScore),
    address: detailsOf('8211004502'),
  },
  'complaint-scored': {
    summary: 'One complaint, answered and rated',
    seed: keepProblems(({ answered, toScore }) => answered && !toScore),
    address: detailsOf('8211004501'),
    looksTheSame: true,
  },
  'collection-not-allowed': {
    summary: 'No order allows a complaint of the collection type',
    address: { path: '/complainPageNext', search: { ...LOAN, problemType: '1', problemSonType: '2' } },
    seed: (world) => changeDesk(world, { collectionAllowed: false }),
  },
  'collection-not-listed': {
    summary: 'The collection type is not among the types',
    address: { path: '/complainPage', search: LOAN },
    seed: (world) => changeDesk(world, { collectionListed: false }),
  },
  'phone-not-staffed': {
    summary: 'Nobody answers the phone of customer service',
    seed: (world) => changeDesk(world, { phoneStaffed: false }),
    address: { path: '/customerService', search: {} },
  },
  'complaint-refused': {
    summary: 'The server takes no complaints',
    address: { path: '/complainPageNext', search: { ...LOAN, problemType: '2' } },
    overrides: { refuse: { saveProblem: 'other' } },
    looksTheSame: true,
  },
  'upload-refused': {
    summary: 'The server takes no pictures',
    address: { path: '/complainPageNext', search: { orderNo: '723421968459640174', problemType: '2' } },
    overrides: { refuse: { uploadProblemImage: 'other' } },
    looksTheSame: true,
  },
  faq: { summary: 'The chatbot', address: chat(INDONESIAN) },
  'faq-in': { summary: 'The chatbot in India', address: chat({ ...INDIAN, market: 'in' }), looksTheSame: true },
  'faq-hard-words': {
    summary:
      'The chatbot writes lines, long words and what looks like markup, and names a kind of item that nobody knows',
    address: chat(INDONESIAN),
    seed: async (world) => {
      const { faq } = await complaintsOf(world)
      await faq.update((q) => q.where({ market: 'id', pid: '10' }), {
        data(record) {
          record.page = hardWords
        },
      })
    },
  },
  'faq-empty': {
    summary: 'The chatbot has no categories',
    seed: async (world) => {
      const { faq } = await complaintsOf(world)
      faq.deleteMany((q) => q.where(() => true))
      for (const market of ['id', 'in'] as const)
        await faq.create({ market, pid: '0', page: { question: null, answerList: [] } })
    },
    address: chat(INDONESIAN),
  },
}

async function changeDesk(world: World, change: Partial<World['complaints']['desk']>): Promise<void> {
  Object.assign((await complaintsOf(world)).desk, change)
}
