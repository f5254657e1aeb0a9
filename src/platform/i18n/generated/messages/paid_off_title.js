/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paid_Off_TitleInputs */

const id_paid_off_title = /** @type {(inputs: Paid_Off_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman lunas`)
};

const en_paid_off_title = /** @type {(inputs: Paid_Off_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loan paid`)
};

/**
* | output |
* | --- |
* | "Loan paid" |
*
* @param {Paid_Off_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const paid_off_title = /** @type {((inputs?: Paid_Off_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paid_Off_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_paid_off_title(inputs)
	return id_paid_off_title(inputs)
});