/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Connection_NoticeInputs */

const id_connection_notice = /** @type {(inputs: Connection_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak bisa terhubung`)
};

const en_connection_notice = /** @type {(inputs: Connection_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot connect`)
};

/**
* | output |
* | --- |
* | "We cannot connect" |
*
* @param {Connection_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const connection_notice = /** @type {((inputs?: Connection_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Connection_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_connection_notice(inputs)
	return id_connection_notice(inputs)
});