/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_RestrictInputs */

const id_privacy_rights_restrict = /** @type {(inputs: Privacy_Rights_RestrictInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembatasan: minta kami membatasi pemakaian data Anda, misalnya selama kami memeriksa suatu perbaikan.`)
};

const en_privacy_rights_restrict = /** @type {(inputs: Privacy_Rights_RestrictInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Restrict: ask us to limit what we do with your data, for example while we check a correction.`)
};

/**
* | output |
* | --- |
* | "Restrict: ask us to limit what we do with your data, for example while we check a correction." |
*
* @param {Privacy_Rights_RestrictInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_restrict = /** @type {((inputs?: Privacy_Rights_RestrictInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_RestrictInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_restrict(inputs)
	return id_privacy_rights_restrict(inputs)
});