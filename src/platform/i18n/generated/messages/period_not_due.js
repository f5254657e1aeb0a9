/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Period_Not_DueInputs */

const id_period_not_due = /** @type {(inputs: Period_Not_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum jatuh tempo`)
};

const en_period_not_due = /** @type {(inputs: Period_Not_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not due yet`)
};

/**
* | output |
* | --- |
* | "Not due yet" |
*
* @param {Period_Not_DueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const period_not_due = /** @type {((inputs?: Period_Not_DueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Period_Not_DueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_period_not_due(inputs)
	return id_period_not_due(inputs)
});