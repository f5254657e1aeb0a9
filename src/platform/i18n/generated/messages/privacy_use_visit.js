/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_VisitInputs */

const id_privacy_use_visit = /** @type {(inputs: Privacy_Use_VisitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kunjungan Anda: produk yang Anda ketuk, dan di halaman promosi tautan yang membawa Anda ke sana.`)
};

const en_privacy_use_visit = /** @type {(inputs: Privacy_Use_VisitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your visit: which products you tap, and on a promotion page the link that brought you there.`)
};

/**
* | output |
* | --- |
* | "Your visit: which products you tap, and on a promotion page the link that brought you there." |
*
* @param {Privacy_Use_VisitInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_visit = /** @type {((inputs?: Privacy_Use_VisitInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_VisitInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_visit(inputs)
	return id_privacy_use_visit(inputs)
});