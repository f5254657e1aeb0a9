/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_TabsInputs */

const id_complaints_tabs = /** @type {(inputs: Complaints_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan yang mana`)
};

const en_complaints_tabs = /** @type {(inputs: Complaints_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which complaints`)
};

/**
* | output |
* | --- |
* | "Which complaints" |
*
* @param {Complaints_TabsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_tabs = /** @type {((inputs?: Complaints_TabsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_TabsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_tabs(inputs)
	return id_complaints_tabs(inputs)
});