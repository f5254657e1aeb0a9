/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_TitleInputs */

const id_payway_title = /** @type {(inputs: Payway_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar dengan kartu`)
};

const en_payway_title = /** @type {(inputs: Payway_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay by card`)
};

/**
* | output |
* | --- |
* | "Pay by card" |
*
* @param {Payway_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_title = /** @type {((inputs?: Payway_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_title(inputs)
	return id_payway_title(inputs)
});