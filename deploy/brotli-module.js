// Plain JavaScript, because what looks for it (scripts/setup/needs.js) runs before the project's Node is there.

/** The path where Debian's libnginx-mod-http-brotli-static installs nginx's module for brotli. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
