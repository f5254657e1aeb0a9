/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Not_Found_NoticeInputs */

const id_order_not_found_notice = /** @type {(inputs: Order_Not_Found_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman ini tidak kami temukan`)
};

const en_order_not_found_notice = /** @type {(inputs: Order_Not_Found_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot find this loan`)
};

/**
* | output |
* | --- |
* | "We cannot find this loan" |
*
* @param {Order_Not_Found_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const order_not_found_notice = /** @type {((inputs?: Order_Not_Found_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Not_Found_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_order_not_found_notice(inputs)
	return id_order_not_found_notice(inputs)
});