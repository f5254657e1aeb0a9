/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_PlanInputs */

const id_confirm_plan = /** @type {(inputs: Confirm_PlanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rencana pembayaran`)
};

const en_confirm_plan = /** @type {(inputs: Confirm_PlanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Repayment plan`)
};

/**
* | output |
* | --- |
* | "Repayment plan" |
*
* @param {Confirm_PlanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_plan = /** @type {((inputs?: Confirm_PlanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_PlanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_plan(inputs)
	return id_confirm_plan(inputs)
});