/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ paid: NonNullable<unknown>, all: NonNullable<unknown> }} Plan_ProgressInputs */

const id_plan_progress = /** @type {(inputs: Plan_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.paid} dari ${i?.all} cicilan sudah dibayar`)
};

const en_plan_progress = /** @type {(inputs: Plan_ProgressInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.paid} of ${i?.all} instalments paid`)
};

/**
* | output |
* | --- |
* | "{paid} of {all} instalments paid" |
*
* @param {Plan_ProgressInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const plan_progress = /** @type {((inputs: Plan_ProgressInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Plan_ProgressInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_plan_progress(inputs)
	return id_plan_progress(inputs)
});