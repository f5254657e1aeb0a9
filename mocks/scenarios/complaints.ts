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

/** The loan that complaints are about. */
const LOAN = { market: 'id', orderNo: '723421968459640174' }

/** Complaints and the chatbot. */
export const complaintsScenarios: Record<string, Scenario> = {
  'complaints-empty': { summary: 'No complaints yet', seed: keepProblems(() => false), looksTheSame: true },
  'complaint-waiting': {
    summary: 'One complaint, waiting for an answer',
    seed: keepProblems(({ answered }) => !answered),
    looksTheSame: true,
  },
  'complaint-answered': {
    summary: 'One complaint, answered and to be rated',
    seed: keepProblems(({ toScore }) => toScore),
    looksTheSame: true,
  },
  'complaint-scored': {
    summary: 'One complaint, answered and rated',
    seed: keepProblems(({ answered, toScore }) => answered && !toScore),
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
    looksTheSame: true,
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
  'faq-empty': {
    summary: 'The chatbot has no categories',
    seed: async (world) => {
      const { faq } = await complaintsOf(world)
      faq.deleteMany((q) => q.where(() => true))
      for (const market of ['id', 'in'] as const)
        await faq.create({ market, pid: '0', page: { question: null, answerList: [] } })
    },
    looksTheSame: true,
  },
}

async function changeDesk(world: World, change: Partial<World['complaints']['desk']>): Promise<void> {
  Object.assign((await complaintsOf(world)).desk, change)
}
