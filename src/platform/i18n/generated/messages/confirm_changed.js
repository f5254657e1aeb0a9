/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_ChangedInputs */

const id_confirm_changed = /** @type {(inputs: Confirm_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penawaran ini baru saja berubah. Periksa lagi angkanya sebelum mengajukan.`)
};

const en_confirm_changed = /** @type {(inputs: Confirm_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This offer has just changed. Check its figures again before you apply.`)
};

/**
* | output |
* | --- |
* | "This offer has just changed. Check its figures again before you apply." |
*
* @param {Confirm_ChangedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_changed = /** @type {((inputs?: Confirm_ChangedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_ChangedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_changed(inputs)
	return id_confirm_changed(inputs)
});