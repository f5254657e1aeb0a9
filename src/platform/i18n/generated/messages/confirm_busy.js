/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_BusyInputs */

const id_confirm_busy = /** @type {(inputs: Confirm_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman ini sedang diajukan di tab lain.`)
};

const en_confirm_busy = /** @type {(inputs: Confirm_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another tab is applying for this loan right now.`)
};

/**
* | output |
* | --- |
* | "Another tab is applying for this loan right now." |
*
* @param {Confirm_BusyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_busy = /** @type {((inputs?: Confirm_BusyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_BusyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_busy(inputs)
	return id_confirm_busy(inputs)
});