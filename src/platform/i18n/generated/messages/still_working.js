/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Still_WorkingInputs */

const id_still_working = /** @type {(inputs: Still_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masih kami proses. Ini lebih lama dari biasanya.`)
};

const en_still_working = /** @type {(inputs: Still_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still working. This takes longer than usual.`)
};

/**
* | output |
* | --- |
* | "Still working. This takes longer than usual." |
*
* @param {Still_WorkingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const still_working = /** @type {((inputs?: Still_WorkingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Still_WorkingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_still_working(inputs)
	return id_still_working(inputs)
});