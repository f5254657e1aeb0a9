/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Due_OnInputs */

const id_due_on = /** @type {(inputs: Due_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Jatuh tempo ${i?.date}`)
};

const en_due_on = /** @type {(inputs: Due_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Due ${i?.date}`)
};

/**
* | output |
* | --- |
* | "Due {date}" |
*
* @param {Due_OnInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const due_on = /** @type {((inputs: Due_OnInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Due_OnInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_due_on(inputs)
	return id_due_on(inputs)
});