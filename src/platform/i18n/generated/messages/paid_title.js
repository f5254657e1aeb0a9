/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_TitleInputs */

const id_paid_title = /** @type {(inputs: Paid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah bayar?`)
};

const en_paid_title = /** @type {(inputs: Paid_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you pay?`)
};

/**
* | output |
* | --- |
* | "Did you pay?" |
*
* @param {Paid_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_title = /** @type {((inputs?: Paid_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_title(inputs)
	return id_paid_title(inputs)
});