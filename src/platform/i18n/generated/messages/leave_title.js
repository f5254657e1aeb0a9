/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Leave_TitleInputs */

const id_leave_title = /** @type {(inputs: Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka situs lain?`)
};

const en_leave_title = /** @type {(inputs: Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open another site?`)
};

/**
* | output |
* | --- |
* | "Open another site?" |
*
* @param {Leave_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const leave_title = /** @type {((inputs?: Leave_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Leave_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_leave_title(inputs)
	return id_leave_title(inputs)
});