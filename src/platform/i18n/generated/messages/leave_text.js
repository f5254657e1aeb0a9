/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ host: NonNullable<unknown> }} Leave_TextInputs */

const id_leave_text = /** @type {(inputs: Leave_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tautan ini menuju ${i?.host}, situs di luar aplikasi. Periksa namanya sebelum membuka.`)
};

const en_leave_text = /** @type {(inputs: Leave_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This link leads to ${i?.host}, a site outside the app. Check its name before you open it.`)
};

/**
* | output |
* | --- |
* | "This link leads to {host}, a site outside the app. Check its name before you open it." |
*
* @param {Leave_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const leave_text = /** @type {((inputs: Leave_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Leave_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_leave_text(inputs)
	return id_leave_text(inputs)
});