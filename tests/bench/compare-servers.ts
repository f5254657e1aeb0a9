import { answersPerSecond, type Load } from './ask.ts'
import { Measured } from './measured.ts'
import { questions } from './questions.ts'
import { SERVERS, startServer } from './servers.ts'

interface Plan {
  starts: number
  rounds: number
  warmUp: Load
  load: Load
}

/** Starts each server and sends the same requests to all of them, alternately. */
export async function compareServers({ starts, rounds, warmUp, load }: Plan): Promise<Measured> {
  const measured = new Measured()
  const running: { name: string; server: Awaited<ReturnType<typeof startServer>> }[] = []
  for (let round = 1; round <= starts; round += 1)
    for (const { name, script } of SERVERS) {
      const server = await startServer(script)
      measured.add('Start, ms', name, server.startUp)
      // The servers of the last round are measured.
      if (round === starts) running.push({ name, server })
      else await server.stop()
    }

  for (const question of questions)
    for (const { server } of running) await answersPerSecond(server.port, question, warmUp)
  for (let round = 0; round < rounds; round += 1)
    for (const question of questions)
      for (const { name, server } of running)
        measured.add(`Answers a second: ${question.says}`, name, await answersPerSecond(server.port, question, load))
  for (const { server } of running) await server.stop()
  return measured
}
