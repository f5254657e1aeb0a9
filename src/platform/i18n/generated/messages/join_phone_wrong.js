/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Phone_WrongInputs */

const id_join_phone_wrong = /** @type {(inputs: Join_Phone_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Isi nomor ponsel dengan benar`)
};

const en_join_phone_wrong = /** @type {(inputs: Join_Phone_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`please enter the phone number correctly`)
};

/**
* | output |
* | --- |
* | "please enter the phone number correctly" |
*
* @param {Join_Phone_WrongInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_phone_wrong = /** @type {((inputs?: Join_Phone_WrongInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Phone_WrongInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_phone_wrong(inputs)
	return id_join_phone_wrong(inputs)
});