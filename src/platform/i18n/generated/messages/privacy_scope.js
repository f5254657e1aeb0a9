/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_ScopeInputs */

const id_privacy_scope = /** @type {(inputs: Privacy_ScopeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kebijakan ini berlaku untuk semua yang meminjam dari kami atau mengunjungi situs ini, di Indonesia dan di India. Isinya mencakup situs ini dan halaman yang terbuka di aplikasi kami.`)
};

const en_privacy_scope = /** @type {(inputs: Privacy_ScopeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This policy is for everybody who borrows from us or visits this site, in Indonesia and in India. It covers this site and the pages that open in our app.`)
};

/**
* | output |
* | --- |
* | "This policy is for everybody who borrows from us or visits this site, in Indonesia and in India. It covers this site and the pages that open in our app." |
*
* @param {Privacy_ScopeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_scope = /** @type {((inputs?: Privacy_ScopeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_ScopeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_scope(inputs)
	return id_privacy_scope(inputs)
});