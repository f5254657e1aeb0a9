/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_TitleInputs */

const id_complaints_title = /** @type {(inputs: Complaints_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan saya`)
};

const en_complaints_title = /** @type {(inputs: Complaints_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My complaints`)
};

/**
* | output |
* | --- |
* | "My complaints" |
*
* @param {Complaints_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_title = /** @type {((inputs?: Complaints_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_title(inputs)
	return id_complaints_title(inputs)
});