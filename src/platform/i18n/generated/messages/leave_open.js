/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Leave_OpenInputs */

const id_leave_open = /** @type {(inputs: Leave_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka situs`)
};

const en_leave_open = /** @type {(inputs: Leave_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the site`)
};

/**
* | output |
* | --- |
* | "Open the site" |
*
* @param {Leave_OpenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const leave_open = /** @type {((inputs?: Leave_OpenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Leave_OpenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_leave_open(inputs)
	return id_leave_open(inputs)
});