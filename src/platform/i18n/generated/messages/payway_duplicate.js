/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_DuplicateInputs */

const id_payway_duplicate = /** @type {(inputs: Payway_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran ini sudah diajukan. Jangan mengirim ulang.`)
};

const en_payway_duplicate = /** @type {(inputs: Payway_DuplicateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`do not submit the payment application repeatedly`)
};

/**
* | output |
* | --- |
* | "do not submit the payment application repeatedly" |
*
* @param {Payway_DuplicateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_duplicate = /** @type {((inputs?: Payway_DuplicateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_DuplicateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_duplicate(inputs)
	return id_payway_duplicate(inputs)
});