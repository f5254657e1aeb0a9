/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Disclosure_TextInputs */

const id_privacy_disclosure_text = /** @type {(inputs: Privacy_Disclosure_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pihak lain menerima data dari kami bila layanan tidak bisa berjalan tanpanya, atau bila hukum mewajibkannya:`)
};

const en_privacy_disclosure_text = /** @type {(inputs: Privacy_Disclosure_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Others receive data from us where the service cannot work without it, or where the law demands it:`)
};

/**
* | output |
* | --- |
* | "Others receive data from us where the service cannot work without it, or where the law demands it:" |
*
* @param {Privacy_Disclosure_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_disclosure_text = /** @type {((inputs?: Privacy_Disclosure_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Disclosure_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_disclosure_text(inputs)
	return id_privacy_disclosure_text(inputs)
});