/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_AcceptedInputs */

const id_payway_accepted = /** @type {(inputs: Payway_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran diterima`)
};

const en_payway_accepted = /** @type {(inputs: Payway_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment accepted`)
};

/**
* | output |
* | --- |
* | "Payment accepted" |
*
* @param {Payway_AcceptedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_accepted = /** @type {((inputs?: Payway_AcceptedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_AcceptedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_accepted(inputs)
	return id_payway_accepted(inputs)
});