/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Think_IncomeInputs */

const id_site_think_income = /** @type {(inputs: Site_Think_IncomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pastikan setiap cicilan cukup dari penghasilan, setelah kebutuhan pokok.`)
};

const en_site_think_income = /** @type {(inputs: Site_Think_IncomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make sure that your income covers each instalment after rent and food.`)
};

/**
* | output |
* | --- |
* | "Make sure that your income covers each instalment after rent and food." |
*
* @param {Site_Think_IncomeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_think_income = /** @type {((inputs?: Site_Think_IncomeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Think_IncomeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_think_income(inputs)
	return id_site_think_income(inputs)
});