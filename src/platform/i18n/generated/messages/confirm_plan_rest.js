/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Confirm_Plan_RestInputs */

const id_confirm_plan_rest = /** @type {(inputs: Confirm_Plan_RestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lihat ${i?.count} pembayaran lainnya`)
};

const en_confirm_plan_rest = /** @type {(inputs: Confirm_Plan_RestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Show ${i?.count} more payments`)
};

/**
* | output |
* | --- |
* | "Show {count} more payments" |
*
* @param {Confirm_Plan_RestInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_plan_rest = /** @type {((inputs: Confirm_Plan_RestInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Plan_RestInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_plan_rest(inputs)
	return id_confirm_plan_rest(inputs)
});