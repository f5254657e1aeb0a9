import { basename, extname } from 'node:path'
import {
  KEPT_FOR_EVER,
  NOT_KEPT,
  OF_BALANCERS,
  OF_LOGINS,
  OF_PROXIES,
  OPENS_TO_OTHERS,
  OVERRIDES,
  POLICY,
} from './headers.ts'
import { CALL_PATH } from './release-paths.ts'

/** The path where Debian's libnginx-mod-http-brotli-static installs nginx's module for brotli. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The data from which nginx's configuration is made. */
export interface NginxSite {
  /** The folder of a release, with its pages and `assets`. */
  root: string
  /** The release's own headers (headers.ts). */
  headers: Record<string, string>
  /** The policy of each page that has its own, by its file: `loanDetails.html`. */
  policies: Record<string, string>
  /** The path of the API, which nginx removes: `/gateway`. */
  apiBase: string
  /** The languages whose pages have a head of their own, by the parameter `lang`: `2` for `aboutUs.en.html`. */
  languages?: Record<string, string> | undefined
  /** The address of the API. */
  api: string
  /** Ports, with an address or without: `8080`, `127.0.0.1:8080`, `[::]:443`. */
  listen: string[]
  /** With it, https and HTTP/2. Without it, HTTP/1.1, for a balancer that handles TLS itself. */
  tls?: { certificate: string; key: string } | undefined
  /** The user of its workers, if root starts it. */
  user?: string | undefined
  pid: string
  /** A folder for data that does not fit into memory. No data of a call is ever written there. */
  temp: string
  accessLog: string
  errorLog: string
}

/** The file types of releases. A browser would download a file of any other type. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
}

/** The one file that Apple wants without an ending. */
const APPLE = 'apple-app-site-association'

/** Whether nginx knows the type of a file. */
export const hasKnownType = (file: string): boolean => extname(file) in TYPES || basename(file) === APPLE

/** The content type of a file, the same as nginx sends. */
export function typeOf(file: string): string {
  const type = TYPES[basename(file) === APPLE ? '.json' : extname(file)] ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** nginx's whole configuration for one release (https://nginx.org/en/docs/dirindex.html, README.md). */
export function nginxConfig(site: NginxSite): string {
  const { root, headers, policies, apiBase, languages = {}, tls, user, pid, temp, accessLog, errorLog } = site
  const api = new URL(site.api)
  return `# Written by deploy/nginx.ts, for one release: its pages and its headers belong together.
load_module ${BROTLI_MODULE};
${user ? `user ${user};` : ''}
worker_processes auto;
worker_rlimit_nofile 16384;
pid ${quoted(pid)};
# How nginx starts, reloads and ends.
error_log ${quoted(errorLog)} notice;

events {
  worker_connections 8192;
}

http {
  # What goes wrong with a request is told with its whole address, and so with its session: never here. The other log has its
  # status, and the API's, and the times of both.
  error_log ${quoted(errorLog)} emerg;
  log_format rupya '$time_iso8601 $remote_addr $request_method $path_told $status $body_bytes_sent $request_time '
    'api=$upstream_status connect=$upstream_connect_time answer=$upstream_response_time id=$request_id';
  access_log ${quoted(accessLog)} rupya;
  server_tokens off;
  # Names of pages are longer than its default holds.
  map_hash_bucket_size 128;

  types {
    ${Object.entries(TYPES)
      .map(([ending, type]) => `${type} ${ending.slice(1)};`)
      .join('\n    ')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/javascript text/css text/plain text/xml;
  sendfile on;
  tcp_nopush on;
  # The build has compressed what is worth it (compress.ts).
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${quoted(`${temp}/${of}`)};`).join('\n  ')}

  # Addresses that not every server reads alike: //host, /x/../y, \\.
  map $request_uri $is_odd {
    default 0;
    "~*^(/|%2f){2}" 1;
    "~*^[^?#]*(\\x5c|%5c)" 1;
    "~*^[^?#]*(/|%2f)(\\.|%2e){1,2}(/|%2f|[?#]|$)" 1;
  }
  # $uri has no query, and at a page it is the name of a file. But a query that came encoded (%3F) is a part of it, and anybody may
  # write a session into a path: it is told only as far as its parts begin with a letter and have no more than two digits, which are
  # the API's and our files. Below /assets names hold a hash.
  map $is_odd$uri $path_told {
    default -;
    "~^0(?<file_told>/assets/[a-zA-Z][\\w-]{0,60}\\.[a-z]+)$" $file_told;
    "~^0(?<parts_told>(?:/(?!(?:[^/]*\\d){3})[a-zA-Z][a-zA-Z0-9_.-]*)*/?)" $parts_told;
  }
  # Only what is there is kept.
  map $status:$uri $kept {
    default "${NOT_KEPT}";
    "~^(200|206|304):/assets/" "${KEPT_FOR_EVER}";
  }

  # A page whose head is in the language that the address names, for what runs no scripts.
  map $arg_lang $in_language {
    default "";
    ${Object.entries(languages)
      .map(([asked, language]) => `${quoted(asked)} ${quoted(`.${language}`)};`)
      .join('\n    ')}
  }

  # Each page names what it holds inline, and nothing else does. At a page $uri is the name of its file.
  map $status:$uri $policy {
    default ${quoted(headers[POLICY] ?? '')};
    ${Object.entries(policies)
      .map(([file, policy]) => `${quoted(`200:/${file}`)} ${quoted(policy)};`)
      .join('\n    ')}
  }

${tls ? LIMITS : ''}
  upstream api {
    server ${api.hostname}:${api.port || (api.protocol === 'https:' ? 443 : 80)};
    keepalive 64;
    # Shorter than servers keep a connection that nobody uses: Node's for 5 s. A call that meets one that ends is not repeated.
    keepalive_timeout 4s;
  }

  server {
    ${site.listen.map((place) => `listen ${place}${tls ? ' ssl http2' : ''};`).join('\n    ')}
    root ${quoted(root)};
${tls ? tlsLines(tls) : ''}
    ${Object.entries(headers)
      .filter(([name]) => name !== POLICY)
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
      .join('\n    ')}
    add_header ${POLICY} $policy always;
    add_header Cache-Control $kept always;

    if ($is_odd) {
      return 404;
    }
    # What nginx itself cannot read, such as /%, is nothing either.
    error_page 400 =404 /nothing;
    location = /nothing {
      internal;
      return 404;
    }

    location = / {
      try_files /index$in_language.html /index.html =404;
    }
    location / {
      try_files $uri $uri$in_language.html $uri.html /app.html;
    }
    # Never a page in place of a script: a cache would keep it under the script's name.
    location ~* ^/assets(/|$) {
      try_files $uri =404;
    }

    # Nor in place of what programs ask for.
    location ^~ /.well-known/ {
      default_type application/json;
      try_files $uri =404;
    }
    location ~* ^/([.]well-known|favicon[.]ico|apple-touch-icon[a-z0-9-]*[.]png)$ {
      try_files $uri =404;
    }

    # Or nginx would lead on to the API.
    location = ${apiBase} {
      try_files /app.html =404;
    }
    location ^~ ${apiBase}/ {
      # Whatever some server may read as a way out of the API's own path.
      if ($uri !~ "^${apiBase}/${CALL_PATH}\\z") {
        return 404;
      }
      proxy_pass ${api.protocol}//api${api.pathname.replace(/\/$/, '')}/;
      proxy_http_version 1.1;
      proxy_set_header Host ${quoted(api.host)};
      proxy_set_header Connection "";
${tls ? FIRST : AFTER_BALANCER}
      proxy_set_header X-Forwarded-Proto $scheme;
      ${['Cookie', ...OVERRIDES].map((name) => `proxy_set_header ${name} "";`).join('\n      ')}
      proxy_set_header X-Request-Id $request_id;
${api.protocol === 'https:' ? tlsToApi(api.hostname) : ''}
      # The phone gives a call up after 60 s (src/api/fetch-with-timeout.ts), and nobody before it.
      proxy_connect_timeout 10s;
      proxy_send_timeout 65s;
      proxy_read_timeout 65s;
      # A call may have moved money before its connection ended: it is never sent twice.
      proxy_next_upstream off;
      # The API gets a body once it is whole, so that one that drips holds nothing of it. Photos have 15 MB at most; the buffer is larger
      # than any body may be, since neither they nor answers are ever written to a disk. Memory is taken as a body comes.
      client_max_body_size 20m;
      client_body_buffer_size 21m;
      client_body_timeout 65s;
      proxy_request_buffering on;
      proxy_max_temp_file_size 0;
${tls ? LIMITED : ''}
      # Ours count.
      ${[...Object.keys(headers), 'Cache-Control', ...OPENS_TO_OTHERS, ...OF_LOGINS].map((name) => `proxy_hide_header ${name};`).join('\n      ')}
    }
  }
}
`
}

/** Only without a balancer: behind one (nginx then has no certificate), all phones would have the same address. */
const LIMITS = `
  # Calls of one address at a time. Thousands of phones may share one (a carrier's NAT), but a call takes a second. Large bodies, which
  # are held in memory, come from few of them at once: those of 100 kB or more, and of a length that HTTP/1.1 does not say before.
  # Over HTTP/2 a body without a length may be a payment that is sent as a stream: it counts as a call like others.
  limit_conn_zone $binary_remote_addr zone=calls:10m;
  map "$content_length:$http_transfer_encoding" $large_from {
    default "";
    "~^[0-9]{6,}:" $binary_remote_addr;
    "~:." $binary_remote_addr;
  }
  limit_conn_zone $large_from zone=large:10m;
`
const LIMITED = `
      limit_conn calls 1000;
      limit_conn large 50;
      limit_conn_status 429;
`

/** With a certificate, nobody before nginx says who calls. */
const FIRST = `
      proxy_set_header X-Forwarded-For $remote_addr;
      ${OF_PROXIES.map((name) => `proxy_set_header ${name} "";`).join('\n      ')}
`
const AFTER_BALANCER = `
      # The balancer has to write it itself, and X-Real-IP, Forwarded and X-Forwarded-Host where the API reads them (README.md).
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      ${OF_PROXIES.filter((name) => !OF_BALANCERS.includes(name))
        .map((name) => `proxy_set_header ${name} "";`)
        .join('\n      ')}
`

const tlsLines = ({ certificate, key }: { certificate: string; key: string }) => `
    ssl_certificate ${quoted(certificate)};
    ssl_certificate_key ${quoted(key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:tls:10m;
    ssl_session_timeout 1d;
    # What comes before the handshake has ended can be played again by others, money calls too.
    ssl_early_data off;
    # What is encrypted at once can only be read once it is all there: no more than a packet holds.
    ssl_buffer_size 1400;
`

const tlsToApi = (host: string) => `
      proxy_ssl_server_name on;
      proxy_ssl_name ${host};
      proxy_ssl_verify on;
      proxy_ssl_verify_depth 3;
      proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`

/** A value quoted for nginx. nginx would treat a $ as a variable. */
function quoted(value: string): string {
  if (/[$\n]/.test(value)) throw new Error(`nginx cannot be told ${value}`)
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
