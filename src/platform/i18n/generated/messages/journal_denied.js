/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_DeniedInputs */

const id_journal_denied = /** @type {(inputs: Journal_DeniedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda memberi tahu kami bahwa Anda belum membayar di Alipay. Kalau halamannya masih terbuka, tutup dulu.`)
};

const en_journal_denied = /** @type {(inputs: Journal_DeniedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You told us that you did not pay at Alipay. If its page is still open somewhere, close it.`)
};

/**
* | output |
* | --- |
* | "You told us that you did not pay at Alipay. If its page is still open somewhere, close it." |
*
* @param {Journal_DeniedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_denied = /** @type {((inputs?: Journal_DeniedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_DeniedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_denied(inputs)
	return id_journal_denied(inputs)
});