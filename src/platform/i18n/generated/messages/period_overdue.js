/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Period_OverdueInputs */

const id_period_overdue = /** @type {(inputs: Period_OverdueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terlambat`)
};

const en_period_overdue = /** @type {(inputs: Period_OverdueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Overdue`)
};

/**
* | output |
* | --- |
* | "Overdue" |
*
* @param {Period_OverdueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const period_overdue = /** @type {((inputs?: Period_OverdueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Period_OverdueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_period_overdue(inputs)
	return id_period_overdue(inputs)
});