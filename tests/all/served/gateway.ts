import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createWorldServer } from '../../../mocks/server.ts'
import { type RunningNginx, runNginx } from '../../../scripts/serve/start-nginx.ts'
import { freePort } from '../../setup/free-port.ts'

/** What the gateways want. No report may show it. */
export const PASSWORD = 'password-of-staging-4711'
export const KEY = 'key-of-staging-0815'
export const COOKIE = 'stage=cookie-of-staging-2342'
export const SECRETS = [PASSWORD, Buffer.from(`team:${PASSWORD}`).toString('base64'), KEY, COOKIE.split('=')[1] ?? '']

export interface Gateways {
  /** Wants a name with a password, and a key. */
  locked: string
  /** Leads whoever has no cookie to a login. */
  login: string
  /** Takes 20 calls in a second, and says when to come again. */
  limited: string
  nginx: RunningNginx
  stop: () => Promise<void>
}

/** nginx in front of the world, as a team's staging may stand behind it. */
export async function startGateways(): Promise<Gateways> {
  const world = createWorldServer('http://127.0.0.1')
  await once(world.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has such an address.
  const api = `http://127.0.0.1:${(world.address() as AddressInfo).port}`
  const [locked, login, limited] = [await freePort(), await freePort(), await freePort()]
  const nginx = await runNginx(({ pid, temp, accessLog, errorLog, user }) => {
    const passwords = join(temp, 'passwords')
    writeFileSync(passwords, `team:{PLAIN}${PASSWORD}\n`)
    return `
${user ? `user ${user};` : ''}
pid ${pid};
error_log ${errorLog};
events {}
http {
  access_log ${accessLog};
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${temp}/${name};`).join(' ')}
  client_max_body_size 64m;
  limit_req_zone $server_port zone=calls:1m rate=20r/s;
  server {
    listen 127.0.0.1:${locked};
    auth_basic staging;
    auth_basic_user_file ${passwords};
    location / {
      if ($http_x_api_key != ${KEY}) { return 403; }
      proxy_pass ${api};
    }
  }
  server {
    listen 127.0.0.1:${login};
    location / {
      if ($http_cookie !~ ${COOKIE}) { return 302 https://login.example.test/start?to=$request_uri; }
      proxy_pass ${api};
    }
  }
  server {
    listen 127.0.0.1:${limited};
    limit_req zone=calls burst=5 nodelay;
    limit_req_status 429;
    error_page 429 @busy;
    location @busy { add_header Retry-After 1 always; return 429; }
    location / { proxy_pass ${api}; }
  }
}
`
  })
  const at = (port: number) => `http://127.0.0.1:${port}`
  return {
    locked: at(locked),
    login: at(login),
    limited: at(limited),
    nginx,
    stop: async () => {
      await nginx.stop()
      world.closeAllConnections()
      await once(world.close(), 'close')
    },
  }
}
