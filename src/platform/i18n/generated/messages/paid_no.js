/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_NoInputs */

const id_paid_no = /** @type {(inputs: Paid_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum`)
};

const en_paid_no = /** @type {(inputs: Paid_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not yet`)
};

/**
* | output |
* | --- |
* | "Not yet" |
*
* @param {Paid_NoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_no = /** @type {((inputs?: Paid_NoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_NoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_no(inputs)
	return id_paid_no(inputs)
});