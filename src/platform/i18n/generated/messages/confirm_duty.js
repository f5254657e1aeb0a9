/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_DutyInputs */

const id_confirm_duty = /** @type {(inputs: Confirm_DutyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman ini wajib Anda bayar kembali sesuai rencana di atas.`)
};

const en_confirm_duty = /** @type {(inputs: Confirm_DutyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You will owe this loan and pay it back by the plan above.`)
};

/**
* | output |
* | --- |
* | "You will owe this loan and pay it back by the plan above." |
*
* @param {Confirm_DutyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_duty = /** @type {((inputs?: Confirm_DutyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_DutyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_duty(inputs)
	return id_confirm_duty(inputs)
});