/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Duty_PlainInputs */

const id_confirm_duty_plain = /** @type {(inputs: Confirm_Duty_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman ini wajib Anda bayar kembali.`)
};

const en_confirm_duty_plain = /** @type {(inputs: Confirm_Duty_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You will owe this loan and pay it back.`)
};

/**
* | output |
* | --- |
* | "You will owe this loan and pay it back." |
*
* @param {Confirm_Duty_PlainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_duty_plain = /** @type {((inputs?: Confirm_Duty_PlainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Duty_PlainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_duty_plain(inputs)
	return id_confirm_duty_plain(inputs)
});