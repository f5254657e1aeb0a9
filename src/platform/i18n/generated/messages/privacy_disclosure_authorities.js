/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Disclosure_AuthoritiesInputs */

const id_privacy_disclosure_authorities = /** @type {(inputs: Privacy_Disclosure_AuthoritiesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengadilan dan lembaga berwenang: yang wajib kami berikan menurut hukum.`)
};

const en_privacy_disclosure_authorities = /** @type {(inputs: Privacy_Disclosure_AuthoritiesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Courts and authorities: what the law obliges us to give them.`)
};

/**
* | output |
* | --- |
* | "Courts and authorities: what the law obliges us to give them." |
*
* @param {Privacy_Disclosure_AuthoritiesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_disclosure_authorities = /** @type {((inputs?: Privacy_Disclosure_AuthoritiesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Disclosure_AuthoritiesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_disclosure_authorities(inputs)
	return id_privacy_disclosure_authorities(inputs)
});